import { useRef } from 'react'
import { notify } from '@/api/notices'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/**
 * What follows when a record was saved: its page, for reading, with its id in the address. `publish` runs the second call of "save and publish"; when that
 * one fails the record stays saved, and the client tells why.
 */
export const useSaved = () => {
  const t = useT()
  const { setQuery } = useScreen()
  const isUp = useRef(false)
  return {
    publish: async (call: () => Promise<unknown>) => {
      isUp.current = await call().then(
        () => true,
        () => false,
      )
    },
    onSaved: (id: string, published: boolean) => {
      notify('success', t(published && isUp.current ? 'columns.savedUp' : 'columns.saved'))
      setQuery({ id, edit: undefined })
    },
  }
}
