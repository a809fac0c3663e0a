/** The page of an unknown path. */
export default function NotFound() {
  return null
}
