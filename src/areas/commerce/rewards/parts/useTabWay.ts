import { useScreen } from '@/kit/page/screen'

/** Returns a function that opens another tab of the record with these filters. All other filters are dropped. */
export const useTabWay = () => {
  const { query, setQuery } = useScreen()
  return (tab: string, narrowed: Record<string, string>) => {
    const others = [...query.keys()].filter((key) => key !== 'id')
    setQuery({ ...Object.fromEntries(others.map((key) => [key, undefined])), ...narrowed, tab }, true)
  }
}
