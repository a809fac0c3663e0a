import { useScreen } from '@/kit/page/screen'

/** Returns a link to another tab of a task, with filters set. */
export const useTabWay = () => {
  const { query, setQuery } = useScreen()
  return (tab: string, narrowed: Record<string, string>) => {
    const others = [...query.keys()].filter((key) => key !== 'id')
    setQuery({ ...Object.fromEntries(others.map((key) => [key, undefined])), ...narrowed, tab }, true)
  }
}
