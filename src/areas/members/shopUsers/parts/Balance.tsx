import { ReloadOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import * as integral from '@/api/commerce/integral'
import { shopUser } from '@/entities/marketing/shopUser'
import { useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { DASH, named } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { prop } from '@/lib/json'
import { useT } from '@/locales'

/**
 * App points of a user, or those that expire soon. Loaded for the whole page of the surrounding list by a separate
 * call that does not block it.
 */
export const Balance = ({ userId, of = 'balance' }: { userId: string; of?: 'balance' | 'soonExpire' }) => {
  const t = useT()
  const rows = useList().rows ?? []
  const ids = rows.map((row) => String(prop(row, shopUser.userId.key) ?? '')).filter((id) => id !== '')
  const userIds = (ids.includes(userId) ? ids : [userId]).join(',')
  const { data, error, first, retry } = useLoad(integral.listUserPoints.query({ userIds }), {
    keep: false,
    recent: true,
  })
  if (error && !data)
    return (
      <Button
        type="text"
        size="small"
        icon={<ReloadOutlined />}
        iconPlacement="end"
        title={error.message}
        aria-label={named(t('kit.retry'), t(shopUser[of].label))}
        onClick={retry}
      >
        {DASH}
      </Button>
    )
  if (first || !data) return <Skeleton.Button active size="small" style={{ width: 56, height: 16 }} />
  return <Value field={shopUser[of]} value={data.find((one) => one.userId === userId)?.[of]} />
}
