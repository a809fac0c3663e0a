import { useViewer } from '@/business/viewer'
import { showPhase } from '@/entities/content/shared'
import type { Recommend } from '@/entities/content/recommend'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'
import { isUp } from '../../parts/shelf'

const DETAIL = '/hot-management/recommendDetail'

export const useRecommendActions = () => {
  const { go } = useScreen()
  const { head } = useViewer()
  return (row: Recommend): Record<'edit' | 'extend' | 'copy', Action> => ({
    edit: {
      label: 'kit.edit',
      can: 'recommends.update',
      hide: !head,
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    extend: {
      label: 'rec.extend',
      can: 'recommends.update',
      next: true,
      hide: !head || !isUp(row) || !is(row.phase, showPhase.ended),
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit', at: 'endTime' })),
    },
    copy: {
      label: 'kit.duplicate',
      can: 'recommends.create',
      hide: !head,
      run: () => go(to(DETAIL, { copyId: row.id })),
    },
  })
}
