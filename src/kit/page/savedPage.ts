import { useScreen } from './screen'

/** Returns a function that shows a saved record read-only on the same page, under its id. */
export const useSavedPage = () => {
  const { setQuery } = useScreen()
  return (id: string) => setQuery({ id: id || undefined, mode: undefined, at: undefined, copyId: undefined })
}
