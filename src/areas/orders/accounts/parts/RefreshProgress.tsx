import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

/** The provider is asked once in so long. */
const REST_MS = 10_000

/** Asks the provider how far an application is; then not again for ten seconds. */
export const RefreshProgress = ({ id }: { id: string }) => {
  const t = useT()
  const may = useMay()
  const { act, busy } = useAction()
  const [rests, setRests] = useState(false)
  useEffect(() => {
    if (!rests) return undefined
    const timer = setTimeout(() => setRests(false), REST_MS)
    return () => clearTimeout(timer)
  }, [rests])
  if (!may('prorateAccounts.queryApplication')) return null
  return (
    <Button
      icon={<ReloadOutlined />}
      loading={busy}
      disabled={rests}
      onClick={() => {
        setRests(true)
        void act(() => prorateAccounts.queryApplication({ id }), { done: t('account.asked') })
      }}
    >
      {t('account.refresh')}
    </Button>
  )
}
