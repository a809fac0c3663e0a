import { notify } from '@/api/notices'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** What follows when a record was saved: its page, for reading, with its id in the address. */
export const useSavedPage = () => {
  const t = useT()
  const { setQuery } = useScreen()
  return (id: string) => {
    notify('success', t('community.saved'))
    setQuery({ id, edit: undefined })
  }
}
