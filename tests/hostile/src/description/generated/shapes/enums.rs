// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Enumerations.
use crate::info::EnumInfo;
/// Description of `Words`.
pub static WORDS_VALUES: EnumInfo = EnumInfo {
    name: "Words",
    values: &[
        "type",
        "self",
        "super",
        "crate",
        "async",
        "gen",
        "Error",
        "Err",
        "Unknown",
        "Documented",
        "None",
        "Some",
        "String",
        "!",
        "!?",
        "3ds",
        "x-ray",
        "snow ☃",
        "quote\"d",
        "back\\slash",
        "tick`",
        "``",
        "line\nbreak",
        "\0",
        "\u{202e}",
        "{}",
        "{0}",
        "[link]",
        "<tag>",
        "*/",
        "//",
        "été",
        "e\u{301}te\u{301}",
        "名前",
        "🎉",
        "🎊",
        "a.b",
        "a,b",
        "a;b",
        "_",
        "https://example.com/",
        "null",
        "true",
    ],
    closed: false,
    section: "2, [Words] <of> `Rust`",
};
/// Description of `Closed`.
pub static CLOSED_VALUES: EnumInfo = EnumInfo {
    name: "Closed",
    values: &[
        "yes", "no", "Error", "Err", "NULL", "quote\"d", "back\\slash", "line\nbreak",
    ],
    closed: true,
    section: "2",
};
/// Description of `One`.
pub static ONE_VALUES_VALUES: EnumInfo = EnumInfo {
    name: "One",
    values: &["only"],
    closed: false,
    section: "2",
};
/// Description of `Large`.
pub static LARGE_VALUES: EnumInfo = EnumInfo {
    name: "Large",
    values: &[
        "value-0", "value-1", "value-2", "value-3", "value-4", "value-5", "value-6", "value-7", "value-8", "value-9", "value-10",
        "value-11", "value-12", "value-13", "value-14", "value-15", "value-16", "value-17", "value-18", "value-19", "value-20", "value-21",
        "value-22", "value-23", "value-24", "value-25", "value-26", "value-27", "value-28", "value-29", "value-30", "value-31", "value-32",
        "value-33", "value-34", "value-35", "value-36", "value-37", "value-38", "value-39", "value-40", "value-41", "value-42", "value-43",
        "value-44", "value-45", "value-46", "value-47", "value-48", "value-49", "value-50", "value-51", "value-52", "value-53", "value-54",
        "value-55", "value-56", "value-57", "value-58", "value-59", "value-60", "value-61", "value-62", "value-63", "value-64", "value-65",
        "value-66", "value-67", "value-68", "value-69", "value-70", "value-71", "value-72", "value-73", "value-74", "value-75", "value-76",
        "value-77", "value-78", "value-79", "value-80", "value-81", "value-82", "value-83", "value-84", "value-85", "value-86", "value-87",
        "value-88", "value-89", "value-90", "value-91", "value-92", "value-93", "value-94", "value-95", "value-96", "value-97", "value-98",
        "value-99", "value-100", "value-101", "value-102", "value-103", "value-104", "value-105", "value-106", "value-107", "value-108",
        "value-109", "value-110", "value-111", "value-112", "value-113", "value-114", "value-115", "value-116", "value-117", "value-118",
        "value-119", "value-120", "value-121", "value-122", "value-123", "value-124", "value-125", "value-126", "value-127", "value-128",
        "value-129", "value-130", "value-131", "value-132", "value-133", "value-134", "value-135", "value-136", "value-137", "value-138",
        "value-139", "value-140", "value-141", "value-142", "value-143", "value-144", "value-145", "value-146", "value-147", "value-148",
        "value-149", "value-150", "value-151", "value-152", "value-153", "value-154", "value-155", "value-156", "value-157", "value-158",
        "value-159", "value-160", "value-161", "value-162", "value-163", "value-164", "value-165", "value-166", "value-167", "value-168",
        "value-169", "value-170", "value-171", "value-172", "value-173", "value-174", "value-175", "value-176", "value-177", "value-178",
        "value-179", "value-180", "value-181", "value-182", "value-183", "value-184", "value-185", "value-186", "value-187", "value-188",
        "value-189", "value-190", "value-191", "value-192", "value-193", "value-194", "value-195", "value-196", "value-197", "value-198",
        "value-199", "value-200", "value-201", "value-202", "value-203", "value-204", "value-205", "value-206", "value-207", "value-208",
        "value-209", "value-210", "value-211", "value-212", "value-213", "value-214", "value-215", "value-216", "value-217", "value-218",
        "value-219", "value-220", "value-221", "value-222", "value-223", "value-224", "value-225", "value-226", "value-227", "value-228",
        "value-229", "value-230", "value-231", "value-232", "value-233", "value-234", "value-235", "value-236", "value-237", "value-238",
        "value-239", "value-240", "value-241", "value-242", "value-243", "value-244", "value-245", "value-246", "value-247", "value-248",
        "value-249", "value-250", "value-251", "value-252", "value-253", "value-254", "value-255", "value-256", "value-257", "value-258",
        "value-259",
    ],
    closed: false,
    section: "2",
};
/// Description of `EventName`.
pub static EVENT_NAME_VALUES: EnumInfo = EnumInfo {
    name: "EventName",
    values: &["all", "Self", "Unknown"],
    closed: false,
    section: "6",
};
