import { useScreen } from '@/kit/page/screen'

/** The way to another tab of a task, narrowed there. */
export const useTabWay = () => {
  const { query, setQuery } = useScreen()
  return (tab: string, narrowed: Record<string, string>) => {
    const others = [...query.keys()].filter((key) => key !== 'id')
    setQuery({ ...Object.fromEntries(others.map((key) => [key, undefined])), ...narrowed, tab }, true)
  }
}
