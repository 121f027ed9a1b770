// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Operations as types.
/// Get every \[type\] \<of\> <https://example.com/>. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct GetEveryOperation;
impl super::super::runtime::Operation for GetEveryOperation {
    type Path = (super::EveryEvery,);
    type Query = ();
    type Request = ();
    type Response = super::Every;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::GET_EVERY;
}
/// Update every type. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct UpdateEveryOperation;
impl super::super::runtime::Operation for UpdateEveryOperation {
    type Path = (super::EveryEvery,);
    type Query = ();
    type Request = super::EveryUpdate;
    type Response = super::Every;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::UPDATE_EVERY;
}
/// Create every type. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct CreateEveryOperation;
impl super::super::runtime::Operation for CreateEveryOperation {
    type Path = ();
    type Query = ();
    type Request = super::EveryBody;
    type Response = super::Every;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_EVERY;
}
/// Send every type as a form. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct UploadEveryOperation;
impl super::super::runtime::Operation for UploadEveryOperation {
    type Path = ();
    type Query = ();
    type Request = super::EveryForm;
    type Response = super::Empty;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::UPLOAD_EVERY;
}
/// List every type. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct ListEveryOperation;
impl super::super::runtime::Operation for ListEveryOperation {
    type Path = ();
    type Query = super::EveryQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::Every>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_EVERY;
}
/// An endpoint with the name of the list of endpoints. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct AllOperation;
impl super::super::runtime::Operation for AllOperation {
    type Path = ();
    type Query = super::KeywordsQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::Keywords>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::ALL_2;
}
/// An endpoint with the name of the list of scopes. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct ScopesOperation;
impl super::super::runtime::Operation for ScopesOperation {
    type Path = (super::KeywordsType2,);
    type Query = ();
    type Request = super::KeywordsBody;
    type Response = super::Keywords;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::SCOPES_2;
}
/// An endpoint with the name of the version. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct VersionOperation;
impl super::super::runtime::Operation for VersionOperation {
    type Path = (super::KeywordsType2,);
    type Query = ();
    type Request = super::KeywordsUpdate;
    type Response = super::Keywords;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::VERSION_2;
}
/// An endpoint with the name of the header. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct VersionHeaderOperation;
impl super::super::runtime::Operation for VersionHeaderOperation {
    type Path = (super::NamesAnOddId,);
    type Query = ();
    type Request = ();
    type Response = super::Names;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::VERSION_HEADER_2;
}
/// An endpoint with the name of a type that its file uses. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct EndpointOperation;
impl super::super::runtime::Operation for EndpointOperation {
    type Path = (::std::string::String, i64, i64);
    type Query = ();
    type Request = super::LoopBody;
    type Response = super::Loop;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::ENDPOINT;
}
/// An endpoint with the name of a trait that its file uses. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct OperationOperation;
impl super::super::runtime::Operation for OperationOperation {
    type Path = (::std::string::String,);
    type Query = ();
    type Request = super::LoopUpdate;
    type Response = super::Loop;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::OPERATION;
}
/// An endpoint with the name of a type of the prelude. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct StringOperation;
impl super::super::runtime::Operation for StringOperation {
    type Path = ();
    type Query = ();
    type Request = super::EmptyBody;
    type Response = super::Notes;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::STRING;
}
/// An endpoint with the name of a type. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct MethodOperation;
impl super::super::runtime::Operation for MethodOperation {
    type Path = ();
    type Query = ();
    type Request = ();
    type Response = super::super::runtime::Page<super::Error>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::METHOD;
}
/// An endpoint with the name of a variant of the prelude. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct SomeOperation;
impl super::super::runtime::Operation for SomeOperation {
    type Path = (i64,);
    type Query = ();
    type Request = ();
    type Response = super::super::runtime::OneOrMany<super::Shapes>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::SOME;
}
/// An endpoint with the name of another variant of the prelude. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct NoneOperation;
impl super::super::runtime::Operation for NoneOperation {
    type Path = ();
    type Query = ();
    type Request = ();
    type Response = super::NeverShown;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::NONE;
}
/// Every type as a parameter. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct PathsOperation;
impl super::super::runtime::Operation for PathsOperation {
    type Path = (::std::string::String, i64, i32, super::super::runtime::Number);
    type Query = ();
    type Request = ();
    type Response = super::Leaf;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::PATHS;
}
/// Every type as a parameter. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct MorePathsOperation;
impl super::super::runtime::Operation for MorePathsOperation {
    type Path = (bool, super::super::runtime::Amount, super::super::runtime::Timestamp);
    type Query = ();
    type Request = ();
    type Response = super::Leaf;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::MORE_PATHS;
}
/// Every type as a parameter. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct MostPathsOperation;
impl super::super::runtime::Operation for MostPathsOperation {
    type Path = (super::super::runtime::Date, super::super::runtime::Url);
    type Query = ();
    type Request = ();
    type Response = super::Leaf;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::MOST_PATHS;
}
/// Every type as a parameter. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct EnumPathsOperation;
impl super::super::runtime::Operation for EnumPathsOperation {
    type Path = (super::Words, super::Closed, super::EveryEvery, super::KeywordsType2);
    type Query = super::RequiredQuery;
    type Request = ();
    type Response = super::Leaf;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::ENUM_PATHS;
}
/// List webhooks. Section 6.
#[derive(Clone, Copy, Debug)]
pub struct ListHooksOperation;
impl super::super::runtime::Operation for ListHooksOperation {
    type Path = ();
    type Query = super::HookQuery;
    type Request = ();
    type Response = super::super::runtime::Page<super::Hook>;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::LIST_HOOKS;
}
/// Create a webhook. Section 6.
#[derive(Clone, Copy, Debug)]
pub struct CreateHookOperation;
impl super::super::runtime::Operation for CreateHookOperation {
    type Path = ();
    type Query = ();
    type Request = super::CreateHook;
    type Response = super::Hook;
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::CREATE_HOOK;
}
/// Delete every type. Section 4.
#[derive(Clone, Copy, Debug)]
pub struct DeleteEveryOperation;
impl super::super::runtime::Operation for DeleteEveryOperation {
    type Path = (super::EveryEvery,);
    type Query = ();
    type Request = ();
    type Response = ();
    const ENDPOINT: &'static super::super::runtime::Endpoint = &super::super::info::endpoints::DELETE_EVERY;
}
