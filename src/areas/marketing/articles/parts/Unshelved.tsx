import { Alert, Button } from 'antd'
import { articleStatus } from '@/entities/marketing/article'
import { useAction } from '@/kit/data/useAction'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { SHELF } from './shelf'

/** The query key that says that an article was saved but did not go up. */
export const UNSHELVED = 'unshelved'

/** Said where an article was saved, but the second call failed: it can be made again here. */
export const Unshelved = ({ id }: { id: string }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { act, busy } = useAction()
  const again = async () => {
    if (await act(() => SHELF.shelve({ id, status: articleStatus.up }), { done: t('materials.isUp') }))
      setQuery({ [UNSHELVED]: undefined })
  }
  return (
    <Alert
      type="error"
      showIcon
      className="space-below"
      title={t('materials.savedNotUp')}
      action={
        <Button size="small" loading={busy} onClick={() => void again()}>
          {t('kit.retry')}
        </Button>
      }
    />
  )
}
