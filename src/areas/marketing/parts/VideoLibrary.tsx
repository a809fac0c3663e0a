import './videoLibrary.css'
import { PlayCircleFilled } from '@ant-design/icons'
import { Flex, Input, Skeleton } from 'antd'
import { useState } from 'react'
import * as videos from '@/api/marketing/videos'
import { videoStatus } from '@/entities/marketing/video'
import { Failed, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { PageButtons } from '@/kit/list/Pager'
import type { VideoPickerProps } from '@/kit/rich/Editor'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'
import { clock, plain } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'

const PAGE = 12

export const VideoLibrary = ({ onPick, onClose }: VideoPickerProps) => {
  const t = useT()
  const [title, setTitle] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, first, loading, retry } = useLoad(
    videos.list.query(
      {
        title: title || undefined,
        status: [videoStatus.up],
        sortField: 'createTime',
        sortOrder: 'desc',
        pageNo,
        pageSize: PAGE,
      },
      { quiet: true },
    ),
  )
  const rows = data?.records ?? []
  return (
    <Dialog open title={t('library.title')} width={760} onClose={onClose}>
      <Flex vertical gap={16}>
        <Input.Search
          searchIcon={SEARCH}
          autoFocus
          allowClear={CLEAR}
          placeholder={t('library.search')}
          aria-label={t('library.search')}
          onSearch={(typed) => {
            setTitle(typed.trim())
            setPageNo(1)
          }}
        />
        {error && !data ? (
          <Failed compact error={error} retry={retry} />
        ) : first ? (
          <Skeleton active />
        ) : rows.length === 0 ? (
          <p className="quiet" role="status">
            {t('library.none')}
          </p>
        ) : (
          <ul className="video-library" aria-busy={loading}>
            {rows.map(({ id, title: name, cover, duration, videoUrl }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onPick({ src: videoUrl, poster: isPictureUrl(cover) ? cover : undefined })}
                >
                  {isPictureUrl(cover) ? <PictureFrame fit="contain" src={cover} /> : <PlayCircleFilled />}
                  <bdi>{plain(name)}</bdi> <small className="quiet digits">{clock(duration)}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
        <PageButtons page={data} pageNo={pageNo} pageSize={PAGE} setPageNo={setPageNo} />
      </Flex>
    </Dialog>
  )
}
