import DefaultTheme from "vitepress/theme-without-fonts";
import VersionSwitch from "./VersionSwitch.vue";
import "./house.css";

export default { extends: DefaultTheme, enhanceApp: ({ app }) => app.component("VersionSwitch", VersionSwitch) };
