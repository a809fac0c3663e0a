import { useCallback } from 'react'
import { useScreen } from '@/kit/page/screen'

/** Record whose panel is open, by `id` in the address of its list. */
export const useOpenedId = () => {
  const { query, setQuery } = useScreen()
  const open = useCallback((id: string) => setQuery({ id }, true), [setQuery])
  const close = useCallback(() => setQuery({ id: undefined }), [setQuery])
  return { id: query.get('id') ?? '', open, close }
}
