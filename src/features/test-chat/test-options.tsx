import { SituationPicker } from './situation-picker';
import type { TestAddress } from './test-address';
import type { TestVersion, useTestVersions } from './use-test-versions';
import { VersionPicker } from './version-picker';

interface TestOptionsProps {
  tested: ReturnType<typeof useTestVersions>;
  version: TestVersion;
  against: TestVersion | undefined;
  at: TestAddress;
  onGo: (change: Partial<TestAddress>) => void;
}

/** How the agent is tested: which versions, as which channel shows them, and with whom there. */
export function TestOptions({ tested: { versions, find }, version, against, at, onGo }: TestOptionsProps) {
  return (
    <>
      <VersionPicker
        versions={versions}
        version={version}
        against={against}
        look={at.look}
        onLook={(look) => onGo({ look })}
        onVersion={(value) =>
          onGo({
            version: find(value).value,
            chat: against && 'new',
            ...(value === against?.value && { against: undefined, againstChat: undefined }),
          })
        }
        onAgainst={(value) =>
          onGo(
            value === undefined
              ? { against: undefined, againstChat: undefined }
              : { against: value, chat: 'new', againstChat: 'new' },
          )
        }
      />
      <SituationPicker
        situation={at.situation}
        onSituation={(situation) => onGo({ situation, chat: undefined, againstChat: undefined })}
      />
    </>
  );
}
