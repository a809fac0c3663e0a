/** The start page. */
export default function UpdatePassword() {
  return null
}
