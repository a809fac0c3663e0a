import { PlayCircleOutlined } from '@ant-design/icons'
import * as files from '@/api/system/files'
import { VideoBox } from '@/kit/form/VideoBox'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { isShopVideo } from '../../parts/shopFiles'
import { PictureBox } from '../boxes'
import { blockKind, type Change } from '../kind'
import { Shot } from '../Shot'

interface Video {
  url: string
  poster: string
}

const Face = ({ of: { poster } }: { of: Video }) => (
  <div className="page-video">
    <Shot src={poster} ratio={750 / 422} />
    <PlayCircleOutlined className="page-play" />
  </div>
)

const Fields = ({ of, change }: { of: Video; change: Change<Video> }) => {
  const t = useT()
  return (
    <>
      <div className="page-property" role="group" aria-label={t('blockType.video')}>
        <span>{t('blockType.video')}</span>
        <VideoBox
          value={of.url}
          to={files.upload}
          rule={{
            text: t('pageBuilder.videoRule'),
            fits: isShopVideo,
          }}
          onChange={(url) => change({ url })}
        />
      </div>
      <PictureBox
        label={t('pageBuilder.poster')}
        value={of.poster}
        aspect={750 / 422}
        onChange={(poster) => change({ poster })}
      />
    </>
  )
}

export const video = blockKind<Video>({
  type: 'video',
  icon: <PlayCircleOutlined />,
  fresh: () => ({ url: '', poster: '' }),
  read: (props) => ({ url: plain(props.url), poster: plain(props.poster) }),
  fault: ({ url, poster }, t) => (!url ? t('pageBuilder.noVideo') : !poster ? t('pageBuilder.noPicture') : undefined),
  Face,
  Fields,
})
