import * as dynamics from '@/api/community/dynamics'
import { dynamic } from '@/entities/community/dynamic'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { plain } from '@/kit/show/format'
import { Pictures } from '@/kit/show/Picture'
import { useT } from '@/locales'

/** A post as it was written, with its author and figures. */
export const PostPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const load = useLoad(dynamics.get.query({ id }, { quiet: true }), { keep: false })
  const { data } = load
  return (
    <Panel open title={t('hot.post')} onClose={onClose}>
      <Loaded load={load}>
        {data && (
          <>
            <p className="hot-text">
              <bdi>{plain(data.content)}</bdi>
            </p>
            {data.images.length > 0 && <Pictures urls={data.images} width={120} />}
            <Facts
              row={data}
              fields={[
                dynamic.nickname,
                dynamic.status,
                dynamic.topicNames,
                dynamic.viewCount,
                dynamic.likeCount,
                dynamic.commentCount,
                dynamic.shareCount,
                dynamic.publishTime,
              ]}
            />
          </>
        )}
      </Loaded>
    </Panel>
  )
}
