// The theme without its font files: the reader's own fonts.
import theme from "vitepress/theme-without-fonts";
// After the theme, whose colours it replaces.
import "./cairn.css";

export default theme;
