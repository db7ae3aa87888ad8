import DefaultTheme from "vitepress/theme-without-fonts";
import "./house.css";

export default DefaultTheme;
