/** The page of a path whose roles the user lacks. */
export default function NoAccess() {
  return null
}
