/** In the place of MUI's wave on pressed buttons, which the theme turns off. */
export default function NoRipple() {
  return null;
}
