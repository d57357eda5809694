import type { ListedImage } from '@kalends/contract'
import { useCommands } from '../commands.ts'
import { DropZone, imageAddress, useImages, useUpload } from '../forms/index.ts'
import { formatDay, formatNumber } from '../format.ts'
import { Await, Badge, Button, Empty, Menu, Screen, copyText, toast } from '../kit/index.ts'
import { can } from '../session.ts'
import { words } from '../words.ts'
import { ImageUses, hidden, removeImage } from './image-removal.tsx'
import { templateTabs } from './tabs.ts'

/** All uploaded images, and what shows them. */
export default function Images() {
  const texts = words.images
  const isEditor = can('editor')
  const { loaded, showMore } = useImages()
  const uploading = useUpload(() => toast(texts.uploaded), { takesSeveral: true })
  useCommands([isEditor && { id: 'upload-image', label: texts.upload, icon: 'upload', run: uploading.choose }])
  const upload = isEditor && (
    <Button kind="primary" icon="upload" onClick={uploading.choose}>
      {texts.upload}
    </Button>
  )
  return (
    <Screen title={words.templates.title} text={words.templates.text} tabs={templateTabs()} actions={upload}>
      <p class="help">{texts.text}</p>
      {uploading.parts}
      <Await loaded={loaded}>
        {({ images: all, cursor }) => {
          const images = all.filter(({ id }) => !hidden.value.has(id))
          return (
            <DropZone isPlain onDrop={isEditor ? uploading.open : () => {}}>
              {images.length === 0 ? (
                <Empty icon="image" title={texts.emptyTitle} text={texts.emptyText} action={upload} />
              ) : (
                <ul class="image-cards">
                  {images.map((image) => (
                    <li key={image.id}>
                      <ImageCard image={image} isEditor={isEditor} />
                    </li>
                  ))}
                </ul>
              )}
              {cursor !== null && <Button onClick={showMore}>{words.common.showMore}</Button>}
            </DropZone>
          )
        }}
      </Await>
    </Screen>
  )
}

function ImageCard({ image, isEditor }: { image: ListedImage; isEditor: boolean }) {
  const texts = words.images
  const { id, width, height, bytes, created, url, used_by: uses } = image
  return (
    <article class="image-card">
      <a href={imageAddress(id)} target="_blank" rel="noopener">
        <img src={imageAddress(id)} alt={texts.nameOf(width, height, formatDay(created))} loading="lazy" />
      </a>
      <footer>
        <span>
          {uses.length === 0 ? (
            <Badge>{texts.unused}</Badge>
          ) : (
            <details class="use">
              <summary>
                <Badge tone="accent">{texts.usedBy(uses.length)}</Badge>
              </summary>
              <ImageUses uses={uses} />
            </details>
          )}
          <small>
            {`${formatNumber(width)} × ${formatNumber(height)} · ${texts.size(formatNumber(Math.ceil(bytes / 1024)))}`}
          </small>
        </span>
        <Menu
          kind="quiet"
          size="small"
          icon="more"
          label={`${words.common.actions}: ${texts.nameOf(width, height, formatDay(created))}`}
          items={[
            { label: texts.open, icon: 'external', href: imageAddress(id), isExternal: true },
            { label: texts.copyAddress, icon: 'copy', run: () => void copyAddress(url) },
            isEditor && {
              label: words.common.delete,
              icon: 'remove',
              isDangerous: true,
              run: () => void removeImage(image),
            },
          ]}
        />
      </footer>
    </article>
  )
}

async function copyAddress(url: string) {
  if (await copyText(url)) toast(words.images.copied)
  else toast(url, { isError: true })
}
