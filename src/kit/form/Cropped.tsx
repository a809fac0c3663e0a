import ImgCrop from 'antd-img-crop'
import type { ReactElement, ReactNode } from 'react'
import { useT } from '@/locales'

const NamedZoom = ({ name, children }: { name: string; children: ReactNode }) => (
  <div ref={(drawn) => drawn?.querySelector('[role=slider]')?.setAttribute('aria-label', name)}>{children}</div>
)

/** Wraps a single picture upload with a crop dialog. If `beforeCrop` resolves to false, the picture is sent as it is. */
export const Cropped = ({
  aspect,
  beforeCrop,
  children,
}: {
  aspect: number
  beforeCrop: (file: File) => Promise<boolean>
  children: ReactElement
}) => {
  const t = useT()
  return (
    <ImgCrop
      aspect={aspect}
      modalTitle={t('upload.crop')}
      modalOk={t('kit.ok')}
      modalCancel={t('kit.cancel')}
      quality={0.9}
      fillColor="transparent"
      beforeCrop={beforeCrop}
      modalProps={{
        transitionName: '',
        maskTransitionName: '',
        modalRender: (window) => <NamedZoom name={t('upload.zoom')}>{window}</NamedZoom>,
      }}
    >
      {children}
    </ImgCrop>
  )
}
