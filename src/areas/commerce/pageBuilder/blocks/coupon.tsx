import { TagsOutlined } from '@ant-design/icons'
import * as coupons from '@/api/marketing/coupons'
import { derived } from '@/kit/data/load'
import { RemoteSelect } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { ChoiceBox, Labelled } from '../boxes'
import { blockKind, type Change, itemsIn, oneOf } from '../kind'
import { useWorld } from '../world'

interface One {
  id: string
  couponName: string
}
interface Coupons {
  coupons: readonly One[]
  layout: 'row' | 'grid'
}
const MAX = 10

const Face = ({ of: { coupons: chosen, layout } }: { of: Coupons }) => {
  const t = useT()
  const { hasCoupon } = useWorld()
  if (chosen.length === 0) return <p className="page-empty">{t('pageBuilder.noCoupons')}</p>
  return (
    <div className="page-coupons" data-layout={layout}>
      {chosen.map(({ id, couponName }) => (
        <span key={id} data-gone={hasCoupon(id) === false}>
          <bdi>{couponName || id}</bdi>
          <small>{t(hasCoupon(id) === false ? 'pageBuilder.couponGone' : 'pageBuilder.claim')}</small>
        </span>
      ))}
    </div>
  )
}

const Fields = ({ of, change }: { of: Coupons; change: Change<Coupons> }) => {
  const t = useT()
  return (
    <>
      <Labelled label={t('blockType.coupon')} hint={t('pageBuilder.max', { max: MAX })}>
        {(id) => (
          <RemoteSelect
            id={id}
            multiple
            value={of.coupons.map((one) => one.id)}
            known={of.coupons.map((one) => ({ value: one.id, label: one.couponName || one.id }))}
            ask={(keyword) =>
              derived(
                coupons.listForGoods.query(
                  { pageNo: 1, pageSize: 20, ...(keyword && { couponName: keyword }) },
                  { quiet: true },
                ),
                'choices',
                ({ records }) => records.map((row) => ({ value: row.id, label: plain(row.couponName) || row.id })),
              )
            }
            onChange={(to, names) =>
              change((now) => ({
                coupons: [to ?? []]
                  .flat()
                  .slice(0, MAX)
                  .map(
                    (one, at) =>
                      now.coupons.find((before) => before.id === one) ?? { id: one, couponName: names[at] ?? '' },
                  ),
              }))
            }
          />
        )}
      </Labelled>
      <ChoiceBox
        label={t('pageBuilder.layout')}
        value={of.layout}
        options={[
          { value: 'row', label: t('pageBuilder.inRow') },
          { value: 'grid', label: t('pageBuilder.inGrid') },
        ]}
        onChange={(layout) => change({ layout })}
      />
    </>
  )
}

export const coupon = blockKind<Coupons>({
  type: 'coupon',
  icon: <TagsOutlined />,
  fresh: () => ({ coupons: [], layout: 'row' }),
  read: (props) => ({
    coupons: itemsIn(props.coupons).flatMap((one) =>
      plain(one.id) ? [{ ...one, id: plain(one.id), couponName: plain(one.couponName) }] : [],
    ),
    layout: oneOf(props.layout, ['row', 'grid']),
  }),
  fault: ({ coupons: chosen }, t) =>
    chosen.length === 0
      ? t('pageBuilder.noCoupons')
      : chosen.length > MAX
        ? t('pageBuilder.max', { max: MAX })
        : undefined,
  coupons: ({ coupons: chosen }) => chosen.map(({ id }) => id),
  Face,
  Fields,
})
