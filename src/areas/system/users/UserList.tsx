/** UserList */
export default function UserList() {
  return null
}
