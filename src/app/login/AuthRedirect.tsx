/** Landing page of an outside sign-in. */
export default function AuthRedirect() {
  return null
}
