import '../parts/materials.css'
import * as videos from '@/api/videos'
import type { Video } from '@/entities/marketing/video'
import { useMay } from '@/session/identity'
import { rightsOf, useMaterialViewer } from '../parts/material'
import { RecordPage } from '../parts/RecordPage'
import { LIST, WORKING } from './parts/shelf'
import { VideoForm } from './parts/VideoForm'
import { VideoView } from './parts/VideoView'

/** One video: uploaded with cover and labels, watched while it is transcoded, put on the shelf. */
export default function VideoDetails() {
  const may = useMay()
  const viewer = useMaterialViewer()
  return (
    <RecordPage<Video>
      list={LIST}
      load={(id) => videos.get.query({ id }, { quiet: true })}
      creates={viewer.writes && may('videos.create')}
      edits={(row) => rightsOf(row, viewer).edits && Number(row.status) !== WORKING && may('videos.update')}
      form={(row) => <VideoForm key={row?.id ?? 'new'} row={row} />}
      view={(row) => <VideoView row={row} />}
    />
  )
}
