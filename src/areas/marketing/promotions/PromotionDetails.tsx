import * as promotions from '@/api/promotions'
import type { Promotion } from '@/entities/marketing/promotion'
import { useMay } from '@/session/identity'
import { useIsHead } from '../parts/head'
import { RecordPage } from '../parts/RecordPage'
import { LIST, PUBLISHED } from './parts/pages'
import { PromotionForm } from './parts/PromotionForm'
import { PromotionView } from './parts/PromotionView'

/** One promotion: written, changed, or read with its materials. */
export default function PromotionDetails() {
  const may = useMay()
  const isHead = useIsHead()
  return (
    <RecordPage<Promotion>
      list={LIST}
      load={(id) => promotions.get.query({ id }, { quiet: true })}
      creates={isHead && may('promotions.create')}
      form={(row) => <PromotionForm row={row} />}
      view={(row) => <PromotionView row={row} />}
      edits={({ status }) => isHead && Number(status) !== PUBLISHED && may('promotions.update')}
    />
  )
}
