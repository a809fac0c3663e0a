import { useCallback } from 'react'
import { useScreen } from '@/kit/page/screen'

/** The record whose panel is open, by `?id` in the address of its list: no page of its own exists. */
export const useOpenedId = () => {
  const { query, setQuery } = useScreen()
  const open = useCallback((id: string) => setQuery({ id }, true), [setQuery])
  const close = useCallback(() => setQuery({ id: undefined }), [setQuery])
  return { id: query.get('id') ?? '', open, close }
}
