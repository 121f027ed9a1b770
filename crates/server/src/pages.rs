//! Pages of lists, and their cursors.

use backoffice_models::{Record, query_pairs};
use backoffice_shapes::Endpoint;
use serde_json::Value as Json;

use crate::{
    Backend, Settings,
    database::{
        cursor::Place,
        list::{Records, UNLIMITED},
        table::List,
    },
    domain::{
        answer::{Answer, Reply},
        caller::Caller,
        refusal::Refusal,
    },
};

/// A page that a call asks for.
#[derive(Debug)]
pub struct Asked {
    endpoint: &'static Endpoint,
    /// Query parameters.
    pairs: Vec<(&'static str, String)>,
    /// Those that filter, as a query.
    filters: String,
    /// Name of the list with its filters, which its cursors are signed for.
    name: String,
    /// Place of the page; none for the first one.
    pub place: Option<Place>,
    /// Most records of the page.
    pub size: usize,
}

impl Backend {
    /// Answers with a page of a list.
    ///
    /// # Errors
    ///
    /// If a parameter is wrong, or the database fails.
    pub async fn page<T, Q: Record + Sync>(
        &self,
        caller: &Caller,
        list: &'static List,
        query: &Q,
        cursor: Option<&str>,
    ) -> Answer<T> {
        let asked = self.asked(caller, list.endpoint, query, cursor).await?;
        let conditions = list.conditions(caller.store(), &asked.pairs);
        let conditions =
            conditions.map_err(|wrong| Refusal::invalid(wrong.parameter, wrong.message))?;
        let (db, table) = (&self.database.db, list.table);
        let page = conditions.page(db, table, asked.place, asked.size).await?;
        let records = page.records.into_iter().map(|record| record.json).collect();
        let page = Records { records, previous: page.previous, next: page.next };
        Ok(self.page_of(&asked, page))
    }

    /// Reads which page of a list a call asks for.
    ///
    /// # Errors
    ///
    /// If the cursor is not one of this list, or the database fails.
    pub async fn asked<Q: Record + Sync>(
        &self,
        caller: &Caller,
        endpoint: &'static Endpoint,
        query: &Q,
        cursor: Option<&str>,
    ) -> Result<Asked, Refusal> {
        let pairs = query_pairs(query);
        let parameter = self.cursor();
        let filters = pairs.iter().filter(|(name, _)| *name != parameter);
        let filters =
            form_urlencoded::Serializer::new(String::new()).extend_pairs(filters).finish();
        let name = format!("{} {filters}", endpoint.id);
        let name = self.list_name(caller.store(), &name).await?;
        let place = cursor.map(|cursor| self.place(&name, cursor)).transpose()?;
        let can_go_on = endpoint.query.is_some_and(|query| query.field(parameter).is_some());
        let size = match can_go_on {
            true => self.settings.page_size.clamp(1, Settings::MOST_ON_A_PAGE),
            // Nobody could ask for the rest.
            false => UNLIMITED,
        };
        Ok(Asked { endpoint, pairs, filters, name, place, size })
    }

    /// Answers with the texts of a page's records.
    pub fn page_of<T>(&self, asked: &Asked, page: Records<String>) -> Reply<T> {
        let link = |place: Option<Place>| match place {
            None => Json::Null,
            Some(place) => {
                let cursor = self.database.cursors.write(&asked.name, place);
                let filters = &asked.filters;
                let separator = if filters.is_empty() { "" } else { "&" };
                let (public, path) = (&self.settings.public, asked.endpoint.path);
                let parameter = self.cursor();
                Json::from(format!("{public}{path}?{filters}{separator}{parameter}={cursor}"))
            }
        };
        let (next, previous) = (link(page.next), link(page.previous));
        let records = page.records.join(",");
        let Some(names) = &self.database.schema.api.page else {
            return Reply::stored(format!("[{records}]"));
        };
        let [after, before, all] = [names.next, names.previous, names.results].map(Json::from);
        let text = format!("{{{after}:{next},{before}:{previous},{all}:[{records}]}}");
        Reply::stored(text)
    }

    /// Returns the query parameter that selects a page. No parameter has an empty name.
    fn cursor(&self) -> &'static str {
        self.database.schema.api.cursor.unwrap_or_default()
    }

    /// Returns the name of a store's list, which its cursors are signed for. After a reset, it is another list.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn list_name(&self, store: i64, list: &str) -> Result<String, Refusal> {
        let resets = self.database.resets(store).await?;
        Ok(format!("{store} {resets} {list}"))
    }

    /// Reads a cursor of a list.
    ///
    /// # Errors
    ///
    /// If it is not one of this list.
    pub fn place(&self, list: &str, cursor: &str) -> Result<Place, Refusal> {
        let message = "not a cursor of this list with these filters; follow the links of a page";
        let place = self.database.cursors.read(list, cursor);
        place.ok_or_else(|| Refusal::invalid(self.cursor(), message))
    }
}
