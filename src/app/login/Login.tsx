/** The log-in page. */
export default function Login() {
  return null
}
