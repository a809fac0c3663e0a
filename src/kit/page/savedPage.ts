import { useScreen } from './screen'

export const useSavedPage = () => {
  const { setQuery } = useScreen()
  return (id: string) => setQuery({ id: id || undefined, edit: undefined, at: undefined, copyId: undefined })
}
