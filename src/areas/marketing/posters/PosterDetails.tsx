import '../parts/materials.css'
import '../parts/posters.css'
import * as posters from '@/api/posters'
import type { Poster } from '@/entities/marketing/poster'
import { useMay } from '@/session/identity'
import { rightsOf, useMaterialViewer } from '../parts/material'
import { RecordPage } from '../parts/RecordPage'
import { PosterForm } from './parts/PosterForm'
import { PosterView } from './parts/PosterView'
import { LIST } from './parts/shelf'

/** One poster: made, changed, or read as it is shared. */
export default function PosterDetails() {
  const may = useMay()
  const viewer = useMaterialViewer()
  return (
    <RecordPage<Poster>
      list={LIST}
      load={(id) => posters.get.query({ id }, { quiet: true })}
      creates={viewer.writes && may('posters.create')}
      form={(row) => <PosterForm row={row} />}
      view={(row) => <PosterView row={row} />}
      edits={(row) => rightsOf(row, viewer).edits && may('posters.update')}
    />
  )
}
