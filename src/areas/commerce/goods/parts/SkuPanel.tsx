import * as goodsCalls from '@/api/commerce/goods'
import { goodsSku, type SkuRow, skuStatus } from '@/entities/commerce/goodsSku'
import type { FieldOf } from '@/entities/field'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

const FIELDS: readonly FieldOf<SkuRow>[] = [
  goodsSku.status,
  goodsSku.price,
  goodsSku.oriPrice,
  goodsSku.points,
  goodsSku.stocks,
  goodsSku.weight,
  goodsSku.volume,
  goodsSku.sales,
  goodsSku.skuCode,
  goodsSku.id,
]

/** The SKUs of goods, read only. */
export const SkuPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const load = useLoad(goodsCalls.get.query({ id }, { quiet: true }), { keep: false })
  const { data } = load
  return (
    <Panel
      open
      title={data ? t('goods.skusOf', { name: plain(data.goodsName) }) : t('goods.skus')}
      width={1000}
      onClose={onClose}
    >
      <Loaded load={load}>
        <FieldTable<SkuRow & { key?: number }>
          rowKey="key"
          rows={data?.skuList.map((row, key) => ({ ...row, key })) ?? []}
          rowClassName={(row) => (is(row.status, skuStatus.off) ? 'quiet' : '')}
          fields={[
            [goodsSku.skuName, (row) => <bdi>{plain(row.skuName) || plain(row.prodName) || t('sku.single')}</bdi>],
            ...FIELDS,
          ]}
        />
      </Loaded>
    </Panel>
  )
}
