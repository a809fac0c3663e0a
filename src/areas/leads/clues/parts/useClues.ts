import { useMemo } from 'react'
import * as clues from '@/api/clues'
import { filterOf } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { useLoad } from '@/kit/load'
import { useViewer, type Viewer } from '@/business/viewer'
import { DEFAULTS, filtersFor } from './fields'

/** The list call of somebody: all leads for headquarters, else those of the own house. */
export const listFor = ({ hq }: Viewer) => (hq ? clues.listZb : clues.listDealer)

/** The page of leads that the list shows now, with its counts: the list's own question, asked once for both. */
export const useClues = () => {
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer).map(filterOf), [viewer])
  const { state } = useListState(filters, DEFAULTS)
  return useLoad(listFor(viewer).query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize })).data
}
