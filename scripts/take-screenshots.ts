import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buttons } from './screenshots/buttons.ts'
import { takeDocsImages } from './screenshots/docs-images.ts'
import { mailScenes } from './screenshots/mails.ts'
import { pages, previews } from './screenshots/pages.ts'
import { rsvp } from './screenshots/rsvp.ts'
import { type Scene, shoot } from './screenshots/scene.ts'
import { openStage, root } from './screenshots/stage.ts'

/**
 * Takes pictures of everything visitors see, to be looked at, and those that the documentation shows. Run by hand:
 *
 *     npm run screenshots                        all of them, in the folder screenshots
 *     npm run screenshots -- /tmp/look           in another folder
 *     npm run screenshots -- --only form,mail    those whose names contain one of these words
 *     npm run screenshots -- --docs              only those of the documentation, in docs/images
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, docs: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const folder = resolve(positionals[0] ?? join(root, 'screenshots'))
const words = values.only?.split(',')
const isWanted = ({ name }: Scene) => words?.some((word) => name.includes(word)) ?? true

const stage = await openStage({ hasMailServer: values.docs })
try {
  if (values.docs) await takeDocsImages(stage)
  else {
    await take([...pages, ...previews, ...rsvp, ...buttons].filter(isWanted))
    // What was done above has sent them.
    await take((await mailScenes(stage)).filter(isWanted))
  }
} finally {
  await stage.close()
}

/** A scene that fails is named, and the others are taken. */
async function take(scenes: readonly Scene[]) {
  for (const scene of scenes) {
    try {
      await shoot(stage, scene, folder)
      console.log(scene.name)
    } catch (error) {
      process.exitCode = 1
      console.error(`${scene.name} failed: ${(error as Error).message}`)
    }
  }
}
