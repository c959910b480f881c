import { Button } from "#web/ui/button.tsx";
import { Status } from "#web/ui/status.tsx";
import { words } from "../account.words.ts";
import { Setting } from "../setting.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useProfileEdits } from "./use-profile-edits.ts";

// product 14.11
export function OwnProfile() {
  const { value, edit, save } = useProfileEdits();
  return (
    <Setting title={words.profile}>
      <ProfileForm
        value={value}
        onEdit={(change) => {
          save.reset();
          edit(change);
        }}
        onSave={save.mutate}
        pending={save.isPending}
        refused={save.error}
      >
        <Button type="submit" pending={save.isPending}>
          {words.saveProfile}
        </Button>
        <Status tone="green">{save.isSuccess && words.profileSaved}</Status>
      </ProfileForm>
    </Setting>
  );
}
