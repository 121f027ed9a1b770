//! Records that calls only read.

use crate::{
    models::{
        Dispute, DisputeId, GatewayGroup, GiftCard, ListGatewayGroupsQuery, ListGiftCardsQuery,
        Page,
    },
    server::{
        Backoffice, Disputes, GatewayGroups, GiftCards,
        domain::{answer::Answer, caller::Caller},
        generated::tables::{self, lists},
    },
};

impl Disputes for Backoffice {
    async fn get(&self, caller: &Caller, id: DisputeId) -> Answer<Dispute> {
        self.read(caller, &tables::DISPUTES, i64::from(id)).await
    }
}

impl GiftCards for Backoffice {
    async fn list(&self, caller: &Caller, query: ListGiftCardsQuery) -> Answer<Page<GiftCard>> {
        let cursor = query.cursor.as_deref();
        self.page(caller, &lists::LIST_GIFT_CARDS, &query, cursor).await
    }
}

impl GatewayGroups for Backoffice {
    async fn list(
        &self,
        caller: &Caller,
        query: ListGatewayGroupsQuery,
    ) -> Answer<Page<GatewayGroup>> {
        let cursor = query.cursor.as_deref();
        self.page(caller, &lists::LIST_GATEWAY_GROUPS, &query, cursor).await
    }
}
