import { useScreen } from './screen'

/** What follows when a record was saved: its page, for reading, with its id in the address. */
export const useSavedPage = () => {
  const { setQuery } = useScreen()
  return (id: string) => setQuery({ id: id || undefined, edit: undefined, at: undefined, copyId: undefined })
}
