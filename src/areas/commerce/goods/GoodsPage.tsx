import './goods.css'
import * as goodsCalls from '@/api/commerce/goods'
import { useViewer } from '@/business/viewer'
import { goods } from '@/entities/commerce/goods'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { GoodsForm } from './parts/GoodsForm'
import { goodsName } from './useGoodsActions'

export default function GoodsPage() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  return (
    <RecordScreen
      load={goodsCalls.get}
      title={goodsName}
      status={goods.status}
      create={hq && may('goods.create') && t('goods.new')}
      form={(row, copied) => (
        <GoodsForm
          key={row?.id ?? 'new'}
          row={row}
          copied={copied}
          readOnly={row !== undefined && !(hq && may('goods.update'))}
        />
      )}
    />
  )
}
