// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Enumerations: the documented values, and any other text kept.
use crate::runtime;
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 9."] ApiVersion =
    API_VERSION_VALUES { #[doc = " `1`"] V1 = "1", #[doc = " `2023-02-10`"] V20230210 =
    "2023-02-10", }
}
runtime::closed_enumeration!(ApiVersion = API_VERSION_VALUES);
pub use crate::info::API_VERSION_VALUES;
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, \\[Words\\] \\<of\\> `Rust`."]
    Words = WORDS_VALUES { #[doc = " `type`"] Type = "type", #[doc = " `self`"] SelfValue
    = "self", #[doc = " `super`"] Super = "super", #[doc = " `crate`"] Crate = "crate",
    #[doc = " `async`"] Async = "async", #[doc = " `gen`"] Gen = "gen", #[doc =
    " `Unknown`"] Unknown2 = "Unknown", #[doc = " `Documented`"] Documented =
    "Documented", #[doc = " `None`"] None = "None", #[doc = " `Some`"] Some = "Some",
    #[doc = " `String`"] String = "String", #[doc = " `!`"] V = "!", #[doc = " `!?`"] V2
    = "!?", #[doc = " `3ds`"] V3ds = "3ds", #[doc = " `x-ray`"] XRay = "x-ray", #[doc =
    " `snow ☃`"] SnowU2603 = "snow ☃", #[doc = " `quote\"d`"] QuoteD = "quote\"d",
    #[doc = " `back\\slash`"] BackSlash = "back\\slash", #[doc = " `` tick` ``"] Tick =
    "tick`", #[doc = " ``` `` ```"] V3 = "``", #[doc = " `line\\u{a}break`"] LineBreak =
    "line\nbreak", #[doc = " `\\u{0}`"] V4 = "\0", #[doc = " `\\u{202e}`"] U202e =
    "\u{202e}", #[doc = " `{}`"] V5 = "{}", #[doc = " `{0}`"] V0 = "{0}", #[doc =
    " `[link]`"] Link = "[link]", #[doc = " `<tag>`"] Tag = "<tag>", #[doc = " `*/`"] V6
    = "*/", #[doc = " `//`"] V7 = "//", #[doc = " `été`"] Ue9TUe9 = "été", #[doc =
    " `e\\u{301}te\\u{301}`"] EU301TeU301 = "e\u{301}te\u{301}", #[doc = " `名前`"]
    U540dU524d = "名前", #[doc = " `🎉`"] U1f389 = "🎉", #[doc = " `🎊`"] U1f38a
    = "🎊", #[doc = " `a.b`"] AB = "a.b", #[doc = " `a,b`"] AB2 = "a,b", #[doc =
    " `a;b`"] AB3 = "a;b", #[doc = " `_`"] V8 = "_", #[doc = " `https://example.com/`"]
    HttpsExampleCom = "https://example.com/", #[doc = " `null`"] Null = "null", #[doc =
    " `true`"] True = "true", }
}
runtime::open_enumeration!(Words);
pub use crate::info::WORDS_VALUES;
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 2."] Closed = CLOSED_VALUES
    { #[doc = " `yes`"] Yes = "yes", #[doc = " `no`"] No = "no", #[doc = " `NULL`"] Null
    = "NULL", #[doc = " `quote\"d`"] QuoteD = "quote\"d", #[doc = " `back\\slash`"]
    BackSlash = "back\\slash", #[doc = " `line\\u{a}break`"] LineBreak = "line\nbreak", }
}
runtime::closed_enumeration!(Closed = CLOSED_VALUES);
pub use crate::info::CLOSED_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2."] One =
    ONE_VALUES_VALUES { #[doc = " `only`"] Only = "only", }
}
runtime::open_enumeration!(One);
pub use crate::info::ONE_VALUES_VALUES;
runtime::enumeration! {
    #[doc = " The document shows these values; others occur. Section 2."] Large =
    LARGE_VALUES { #[doc = " `value-0`"] Value0 = "value-0", #[doc = " `value-1`"] Value1
    = "value-1", #[doc = " `value-2`"] Value2 = "value-2", #[doc = " `value-3`"] Value3 =
    "value-3", #[doc = " `value-4`"] Value4 = "value-4", #[doc = " `value-5`"] Value5 =
    "value-5", #[doc = " `value-6`"] Value6 = "value-6", #[doc = " `value-7`"] Value7 =
    "value-7", #[doc = " `value-8`"] Value8 = "value-8", #[doc = " `value-9`"] Value9 =
    "value-9", #[doc = " `value-10`"] Value10 = "value-10", #[doc = " `value-11`"]
    Value11 = "value-11", #[doc = " `value-12`"] Value12 = "value-12", #[doc =
    " `value-13`"] Value13 = "value-13", #[doc = " `value-14`"] Value14 = "value-14",
    #[doc = " `value-15`"] Value15 = "value-15", #[doc = " `value-16`"] Value16 =
    "value-16", #[doc = " `value-17`"] Value17 = "value-17", #[doc = " `value-18`"]
    Value18 = "value-18", #[doc = " `value-19`"] Value19 = "value-19", #[doc =
    " `value-20`"] Value20 = "value-20", #[doc = " `value-21`"] Value21 = "value-21",
    #[doc = " `value-22`"] Value22 = "value-22", #[doc = " `value-23`"] Value23 =
    "value-23", #[doc = " `value-24`"] Value24 = "value-24", #[doc = " `value-25`"]
    Value25 = "value-25", #[doc = " `value-26`"] Value26 = "value-26", #[doc =
    " `value-27`"] Value27 = "value-27", #[doc = " `value-28`"] Value28 = "value-28",
    #[doc = " `value-29`"] Value29 = "value-29", #[doc = " `value-30`"] Value30 =
    "value-30", #[doc = " `value-31`"] Value31 = "value-31", #[doc = " `value-32`"]
    Value32 = "value-32", #[doc = " `value-33`"] Value33 = "value-33", #[doc =
    " `value-34`"] Value34 = "value-34", #[doc = " `value-35`"] Value35 = "value-35",
    #[doc = " `value-36`"] Value36 = "value-36", #[doc = " `value-37`"] Value37 =
    "value-37", #[doc = " `value-38`"] Value38 = "value-38", #[doc = " `value-39`"]
    Value39 = "value-39", #[doc = " `value-40`"] Value40 = "value-40", #[doc =
    " `value-41`"] Value41 = "value-41", #[doc = " `value-42`"] Value42 = "value-42",
    #[doc = " `value-43`"] Value43 = "value-43", #[doc = " `value-44`"] Value44 =
    "value-44", #[doc = " `value-45`"] Value45 = "value-45", #[doc = " `value-46`"]
    Value46 = "value-46", #[doc = " `value-47`"] Value47 = "value-47", #[doc =
    " `value-48`"] Value48 = "value-48", #[doc = " `value-49`"] Value49 = "value-49",
    #[doc = " `value-50`"] Value50 = "value-50", #[doc = " `value-51`"] Value51 =
    "value-51", #[doc = " `value-52`"] Value52 = "value-52", #[doc = " `value-53`"]
    Value53 = "value-53", #[doc = " `value-54`"] Value54 = "value-54", #[doc =
    " `value-55`"] Value55 = "value-55", #[doc = " `value-56`"] Value56 = "value-56",
    #[doc = " `value-57`"] Value57 = "value-57", #[doc = " `value-58`"] Value58 =
    "value-58", #[doc = " `value-59`"] Value59 = "value-59", #[doc = " `value-60`"]
    Value60 = "value-60", #[doc = " `value-61`"] Value61 = "value-61", #[doc =
    " `value-62`"] Value62 = "value-62", #[doc = " `value-63`"] Value63 = "value-63",
    #[doc = " `value-64`"] Value64 = "value-64", #[doc = " `value-65`"] Value65 =
    "value-65", #[doc = " `value-66`"] Value66 = "value-66", #[doc = " `value-67`"]
    Value67 = "value-67", #[doc = " `value-68`"] Value68 = "value-68", #[doc =
    " `value-69`"] Value69 = "value-69", #[doc = " `value-70`"] Value70 = "value-70",
    #[doc = " `value-71`"] Value71 = "value-71", #[doc = " `value-72`"] Value72 =
    "value-72", #[doc = " `value-73`"] Value73 = "value-73", #[doc = " `value-74`"]
    Value74 = "value-74", #[doc = " `value-75`"] Value75 = "value-75", #[doc =
    " `value-76`"] Value76 = "value-76", #[doc = " `value-77`"] Value77 = "value-77",
    #[doc = " `value-78`"] Value78 = "value-78", #[doc = " `value-79`"] Value79 =
    "value-79", #[doc = " `value-80`"] Value80 = "value-80", #[doc = " `value-81`"]
    Value81 = "value-81", #[doc = " `value-82`"] Value82 = "value-82", #[doc =
    " `value-83`"] Value83 = "value-83", #[doc = " `value-84`"] Value84 = "value-84",
    #[doc = " `value-85`"] Value85 = "value-85", #[doc = " `value-86`"] Value86 =
    "value-86", #[doc = " `value-87`"] Value87 = "value-87", #[doc = " `value-88`"]
    Value88 = "value-88", #[doc = " `value-89`"] Value89 = "value-89", #[doc =
    " `value-90`"] Value90 = "value-90", #[doc = " `value-91`"] Value91 = "value-91",
    #[doc = " `value-92`"] Value92 = "value-92", #[doc = " `value-93`"] Value93 =
    "value-93", #[doc = " `value-94`"] Value94 = "value-94", #[doc = " `value-95`"]
    Value95 = "value-95", #[doc = " `value-96`"] Value96 = "value-96", #[doc =
    " `value-97`"] Value97 = "value-97", #[doc = " `value-98`"] Value98 = "value-98",
    #[doc = " `value-99`"] Value99 = "value-99", #[doc = " `value-100`"] Value100 =
    "value-100", #[doc = " `value-101`"] Value101 = "value-101", #[doc = " `value-102`"]
    Value102 = "value-102", #[doc = " `value-103`"] Value103 = "value-103", #[doc =
    " `value-104`"] Value104 = "value-104", #[doc = " `value-105`"] Value105 =
    "value-105", #[doc = " `value-106`"] Value106 = "value-106", #[doc = " `value-107`"]
    Value107 = "value-107", #[doc = " `value-108`"] Value108 = "value-108", #[doc =
    " `value-109`"] Value109 = "value-109", #[doc = " `value-110`"] Value110 =
    "value-110", #[doc = " `value-111`"] Value111 = "value-111", #[doc = " `value-112`"]
    Value112 = "value-112", #[doc = " `value-113`"] Value113 = "value-113", #[doc =
    " `value-114`"] Value114 = "value-114", #[doc = " `value-115`"] Value115 =
    "value-115", #[doc = " `value-116`"] Value116 = "value-116", #[doc = " `value-117`"]
    Value117 = "value-117", #[doc = " `value-118`"] Value118 = "value-118", #[doc =
    " `value-119`"] Value119 = "value-119", #[doc = " `value-120`"] Value120 =
    "value-120", #[doc = " `value-121`"] Value121 = "value-121", #[doc = " `value-122`"]
    Value122 = "value-122", #[doc = " `value-123`"] Value123 = "value-123", #[doc =
    " `value-124`"] Value124 = "value-124", #[doc = " `value-125`"] Value125 =
    "value-125", #[doc = " `value-126`"] Value126 = "value-126", #[doc = " `value-127`"]
    Value127 = "value-127", #[doc = " `value-128`"] Value128 = "value-128", #[doc =
    " `value-129`"] Value129 = "value-129", #[doc = " `value-130`"] Value130 =
    "value-130", #[doc = " `value-131`"] Value131 = "value-131", #[doc = " `value-132`"]
    Value132 = "value-132", #[doc = " `value-133`"] Value133 = "value-133", #[doc =
    " `value-134`"] Value134 = "value-134", #[doc = " `value-135`"] Value135 =
    "value-135", #[doc = " `value-136`"] Value136 = "value-136", #[doc = " `value-137`"]
    Value137 = "value-137", #[doc = " `value-138`"] Value138 = "value-138", #[doc =
    " `value-139`"] Value139 = "value-139", #[doc = " `value-140`"] Value140 =
    "value-140", #[doc = " `value-141`"] Value141 = "value-141", #[doc = " `value-142`"]
    Value142 = "value-142", #[doc = " `value-143`"] Value143 = "value-143", #[doc =
    " `value-144`"] Value144 = "value-144", #[doc = " `value-145`"] Value145 =
    "value-145", #[doc = " `value-146`"] Value146 = "value-146", #[doc = " `value-147`"]
    Value147 = "value-147", #[doc = " `value-148`"] Value148 = "value-148", #[doc =
    " `value-149`"] Value149 = "value-149", #[doc = " `value-150`"] Value150 =
    "value-150", #[doc = " `value-151`"] Value151 = "value-151", #[doc = " `value-152`"]
    Value152 = "value-152", #[doc = " `value-153`"] Value153 = "value-153", #[doc =
    " `value-154`"] Value154 = "value-154", #[doc = " `value-155`"] Value155 =
    "value-155", #[doc = " `value-156`"] Value156 = "value-156", #[doc = " `value-157`"]
    Value157 = "value-157", #[doc = " `value-158`"] Value158 = "value-158", #[doc =
    " `value-159`"] Value159 = "value-159", #[doc = " `value-160`"] Value160 =
    "value-160", #[doc = " `value-161`"] Value161 = "value-161", #[doc = " `value-162`"]
    Value162 = "value-162", #[doc = " `value-163`"] Value163 = "value-163", #[doc =
    " `value-164`"] Value164 = "value-164", #[doc = " `value-165`"] Value165 =
    "value-165", #[doc = " `value-166`"] Value166 = "value-166", #[doc = " `value-167`"]
    Value167 = "value-167", #[doc = " `value-168`"] Value168 = "value-168", #[doc =
    " `value-169`"] Value169 = "value-169", #[doc = " `value-170`"] Value170 =
    "value-170", #[doc = " `value-171`"] Value171 = "value-171", #[doc = " `value-172`"]
    Value172 = "value-172", #[doc = " `value-173`"] Value173 = "value-173", #[doc =
    " `value-174`"] Value174 = "value-174", #[doc = " `value-175`"] Value175 =
    "value-175", #[doc = " `value-176`"] Value176 = "value-176", #[doc = " `value-177`"]
    Value177 = "value-177", #[doc = " `value-178`"] Value178 = "value-178", #[doc =
    " `value-179`"] Value179 = "value-179", #[doc = " `value-180`"] Value180 =
    "value-180", #[doc = " `value-181`"] Value181 = "value-181", #[doc = " `value-182`"]
    Value182 = "value-182", #[doc = " `value-183`"] Value183 = "value-183", #[doc =
    " `value-184`"] Value184 = "value-184", #[doc = " `value-185`"] Value185 =
    "value-185", #[doc = " `value-186`"] Value186 = "value-186", #[doc = " `value-187`"]
    Value187 = "value-187", #[doc = " `value-188`"] Value188 = "value-188", #[doc =
    " `value-189`"] Value189 = "value-189", #[doc = " `value-190`"] Value190 =
    "value-190", #[doc = " `value-191`"] Value191 = "value-191", #[doc = " `value-192`"]
    Value192 = "value-192", #[doc = " `value-193`"] Value193 = "value-193", #[doc =
    " `value-194`"] Value194 = "value-194", #[doc = " `value-195`"] Value195 =
    "value-195", #[doc = " `value-196`"] Value196 = "value-196", #[doc = " `value-197`"]
    Value197 = "value-197", #[doc = " `value-198`"] Value198 = "value-198", #[doc =
    " `value-199`"] Value199 = "value-199", #[doc = " `value-200`"] Value200 =
    "value-200", #[doc = " `value-201`"] Value201 = "value-201", #[doc = " `value-202`"]
    Value202 = "value-202", #[doc = " `value-203`"] Value203 = "value-203", #[doc =
    " `value-204`"] Value204 = "value-204", #[doc = " `value-205`"] Value205 =
    "value-205", #[doc = " `value-206`"] Value206 = "value-206", #[doc = " `value-207`"]
    Value207 = "value-207", #[doc = " `value-208`"] Value208 = "value-208", #[doc =
    " `value-209`"] Value209 = "value-209", #[doc = " `value-210`"] Value210 =
    "value-210", #[doc = " `value-211`"] Value211 = "value-211", #[doc = " `value-212`"]
    Value212 = "value-212", #[doc = " `value-213`"] Value213 = "value-213", #[doc =
    " `value-214`"] Value214 = "value-214", #[doc = " `value-215`"] Value215 =
    "value-215", #[doc = " `value-216`"] Value216 = "value-216", #[doc = " `value-217`"]
    Value217 = "value-217", #[doc = " `value-218`"] Value218 = "value-218", #[doc =
    " `value-219`"] Value219 = "value-219", #[doc = " `value-220`"] Value220 =
    "value-220", #[doc = " `value-221`"] Value221 = "value-221", #[doc = " `value-222`"]
    Value222 = "value-222", #[doc = " `value-223`"] Value223 = "value-223", #[doc =
    " `value-224`"] Value224 = "value-224", #[doc = " `value-225`"] Value225 =
    "value-225", #[doc = " `value-226`"] Value226 = "value-226", #[doc = " `value-227`"]
    Value227 = "value-227", #[doc = " `value-228`"] Value228 = "value-228", #[doc =
    " `value-229`"] Value229 = "value-229", #[doc = " `value-230`"] Value230 =
    "value-230", #[doc = " `value-231`"] Value231 = "value-231", #[doc = " `value-232`"]
    Value232 = "value-232", #[doc = " `value-233`"] Value233 = "value-233", #[doc =
    " `value-234`"] Value234 = "value-234", #[doc = " `value-235`"] Value235 =
    "value-235", #[doc = " `value-236`"] Value236 = "value-236", #[doc = " `value-237`"]
    Value237 = "value-237", #[doc = " `value-238`"] Value238 = "value-238", #[doc =
    " `value-239`"] Value239 = "value-239", #[doc = " `value-240`"] Value240 =
    "value-240", #[doc = " `value-241`"] Value241 = "value-241", #[doc = " `value-242`"]
    Value242 = "value-242", #[doc = " `value-243`"] Value243 = "value-243", #[doc =
    " `value-244`"] Value244 = "value-244", #[doc = " `value-245`"] Value245 =
    "value-245", #[doc = " `value-246`"] Value246 = "value-246", #[doc = " `value-247`"]
    Value247 = "value-247", #[doc = " `value-248`"] Value248 = "value-248", #[doc =
    " `value-249`"] Value249 = "value-249", #[doc = " `value-250`"] Value250 =
    "value-250", #[doc = " `value-251`"] Value251 = "value-251", #[doc = " `value-252`"]
    Value252 = "value-252", #[doc = " `value-253`"] Value253 = "value-253", #[doc =
    " `value-254`"] Value254 = "value-254", #[doc = " `value-255`"] Value255 =
    "value-255", #[doc = " `value-256`"] Value256 = "value-256", #[doc = " `value-257`"]
    Value257 = "value-257", #[doc = " `value-258`"] Value258 = "value-258", #[doc =
    " `value-259`"] Value259 = "value-259", #[doc = " `value-260`"] Value260 =
    "value-260", #[doc = " `value-261`"] Value261 = "value-261", #[doc = " `value-262`"]
    Value262 = "value-262", #[doc = " `value-263`"] Value263 = "value-263", #[doc =
    " `value-264`"] Value264 = "value-264", #[doc = " `value-265`"] Value265 =
    "value-265", #[doc = " `value-266`"] Value266 = "value-266", #[doc = " `value-267`"]
    Value267 = "value-267", #[doc = " `value-268`"] Value268 = "value-268", #[doc =
    " `value-269`"] Value269 = "value-269", #[doc = " `value-270`"] Value270 =
    "value-270", #[doc = " `value-271`"] Value271 = "value-271", #[doc = " `value-272`"]
    Value272 = "value-272", #[doc = " `value-273`"] Value273 = "value-273", #[doc =
    " `value-274`"] Value274 = "value-274", #[doc = " `value-275`"] Value275 =
    "value-275", #[doc = " `value-276`"] Value276 = "value-276", #[doc = " `value-277`"]
    Value277 = "value-277", #[doc = " `value-278`"] Value278 = "value-278", #[doc =
    " `value-279`"] Value279 = "value-279", #[doc = " `value-280`"] Value280 =
    "value-280", #[doc = " `value-281`"] Value281 = "value-281", #[doc = " `value-282`"]
    Value282 = "value-282", #[doc = " `value-283`"] Value283 = "value-283", #[doc =
    " `value-284`"] Value284 = "value-284", #[doc = " `value-285`"] Value285 =
    "value-285", #[doc = " `value-286`"] Value286 = "value-286", #[doc = " `value-287`"]
    Value287 = "value-287", #[doc = " `value-288`"] Value288 = "value-288", #[doc =
    " `value-289`"] Value289 = "value-289", #[doc = " `value-290`"] Value290 =
    "value-290", #[doc = " `value-291`"] Value291 = "value-291", #[doc = " `value-292`"]
    Value292 = "value-292", #[doc = " `value-293`"] Value293 = "value-293", #[doc =
    " `value-294`"] Value294 = "value-294", #[doc = " `value-295`"] Value295 =
    "value-295", #[doc = " `value-296`"] Value296 = "value-296", #[doc = " `value-297`"]
    Value297 = "value-297", #[doc = " `value-298`"] Value298 = "value-298", #[doc =
    " `value-299`"] Value299 = "value-299", #[doc = " `value-300`"] Value300 =
    "value-300", #[doc = " `value-301`"] Value301 = "value-301", #[doc = " `value-302`"]
    Value302 = "value-302", #[doc = " `value-303`"] Value303 = "value-303", #[doc =
    " `value-304`"] Value304 = "value-304", #[doc = " `value-305`"] Value305 =
    "value-305", #[doc = " `value-306`"] Value306 = "value-306", #[doc = " `value-307`"]
    Value307 = "value-307", #[doc = " `value-308`"] Value308 = "value-308", #[doc =
    " `value-309`"] Value309 = "value-309", #[doc = " `value-310`"] Value310 =
    "value-310", #[doc = " `value-311`"] Value311 = "value-311", #[doc = " `value-312`"]
    Value312 = "value-312", #[doc = " `value-313`"] Value313 = "value-313", #[doc =
    " `value-314`"] Value314 = "value-314", #[doc = " `value-315`"] Value315 =
    "value-315", #[doc = " `value-316`"] Value316 = "value-316", #[doc = " `value-317`"]
    Value317 = "value-317", #[doc = " `value-318`"] Value318 = "value-318", #[doc =
    " `value-319`"] Value319 = "value-319", #[doc = " `value-320`"] Value320 =
    "value-320", #[doc = " `value-321`"] Value321 = "value-321", #[doc = " `value-322`"]
    Value322 = "value-322", #[doc = " `value-323`"] Value323 = "value-323", #[doc =
    " `value-324`"] Value324 = "value-324", #[doc = " `value-325`"] Value325 =
    "value-325", #[doc = " `value-326`"] Value326 = "value-326", #[doc = " `value-327`"]
    Value327 = "value-327", #[doc = " `value-328`"] Value328 = "value-328", #[doc =
    " `value-329`"] Value329 = "value-329", #[doc = " `value-330`"] Value330 =
    "value-330", #[doc = " `value-331`"] Value331 = "value-331", #[doc = " `value-332`"]
    Value332 = "value-332", #[doc = " `value-333`"] Value333 = "value-333", #[doc =
    " `value-334`"] Value334 = "value-334", #[doc = " `value-335`"] Value335 =
    "value-335", #[doc = " `value-336`"] Value336 = "value-336", #[doc = " `value-337`"]
    Value337 = "value-337", #[doc = " `value-338`"] Value338 = "value-338", #[doc =
    " `value-339`"] Value339 = "value-339", #[doc = " `value-340`"] Value340 =
    "value-340", #[doc = " `value-341`"] Value341 = "value-341", #[doc = " `value-342`"]
    Value342 = "value-342", #[doc = " `value-343`"] Value343 = "value-343", #[doc =
    " `value-344`"] Value344 = "value-344", #[doc = " `value-345`"] Value345 =
    "value-345", #[doc = " `value-346`"] Value346 = "value-346", #[doc = " `value-347`"]
    Value347 = "value-347", #[doc = " `value-348`"] Value348 = "value-348", #[doc =
    " `value-349`"] Value349 = "value-349", #[doc = " `value-350`"] Value350 =
    "value-350", #[doc = " `value-351`"] Value351 = "value-351", #[doc = " `value-352`"]
    Value352 = "value-352", #[doc = " `value-353`"] Value353 = "value-353", #[doc =
    " `value-354`"] Value354 = "value-354", #[doc = " `value-355`"] Value355 =
    "value-355", #[doc = " `value-356`"] Value356 = "value-356", #[doc = " `value-357`"]
    Value357 = "value-357", #[doc = " `value-358`"] Value358 = "value-358", #[doc =
    " `value-359`"] Value359 = "value-359", #[doc = " `value-360`"] Value360 =
    "value-360", #[doc = " `value-361`"] Value361 = "value-361", #[doc = " `value-362`"]
    Value362 = "value-362", #[doc = " `value-363`"] Value363 = "value-363", #[doc =
    " `value-364`"] Value364 = "value-364", #[doc = " `value-365`"] Value365 =
    "value-365", #[doc = " `value-366`"] Value366 = "value-366", #[doc = " `value-367`"]
    Value367 = "value-367", #[doc = " `value-368`"] Value368 = "value-368", #[doc =
    " `value-369`"] Value369 = "value-369", #[doc = " `value-370`"] Value370 =
    "value-370", #[doc = " `value-371`"] Value371 = "value-371", #[doc = " `value-372`"]
    Value372 = "value-372", #[doc = " `value-373`"] Value373 = "value-373", #[doc =
    " `value-374`"] Value374 = "value-374", #[doc = " `value-375`"] Value375 =
    "value-375", #[doc = " `value-376`"] Value376 = "value-376", #[doc = " `value-377`"]
    Value377 = "value-377", #[doc = " `value-378`"] Value378 = "value-378", #[doc =
    " `value-379`"] Value379 = "value-379", #[doc = " `value-380`"] Value380 =
    "value-380", #[doc = " `value-381`"] Value381 = "value-381", #[doc = " `value-382`"]
    Value382 = "value-382", #[doc = " `value-383`"] Value383 = "value-383", #[doc =
    " `value-384`"] Value384 = "value-384", #[doc = " `value-385`"] Value385 =
    "value-385", #[doc = " `value-386`"] Value386 = "value-386", #[doc = " `value-387`"]
    Value387 = "value-387", #[doc = " `value-388`"] Value388 = "value-388", #[doc =
    " `value-389`"] Value389 = "value-389", #[doc = " `value-390`"] Value390 =
    "value-390", #[doc = " `value-391`"] Value391 = "value-391", #[doc = " `value-392`"]
    Value392 = "value-392", #[doc = " `value-393`"] Value393 = "value-393", #[doc =
    " `value-394`"] Value394 = "value-394", #[doc = " `value-395`"] Value395 =
    "value-395", #[doc = " `value-396`"] Value396 = "value-396", #[doc = " `value-397`"]
    Value397 = "value-397", #[doc = " `value-398`"] Value398 = "value-398", #[doc =
    " `value-399`"] Value399 = "value-399", }
}
runtime::open_enumeration!(Large);
pub use crate::info::LARGE_VALUES;
